/** The figures that stars are joined to: our own drawings, each a few stars and the lines between them. */

export type Point = [x: number, y: number]

export interface Outline {
  points: Point[]
  /** Lines from star to star, by the stars' numbers. */
  lines: number[][]
}

/** Stars as pairs of two digits in a square of 100, then lines with one letter a star, the first star being `a`. */
const DRAWINGS = {
  angel: '5012 5026 2610 0822 1448 3046 7410 9222 8648 7046 3688 6488 4002 6002|ab bcdefb bghijb bklb manm',
  archer: '5014 5026 2010 1030 0850 1672 4238 6034 0236 5456 4476 3892 6674 7292 3030|ab bjkl jmn bod cdef cgf gi bhg',
  bat: '5038 4426 5626 5062 3230 1220 0446 1844 2858 4052 6830 8820 9646 8244 7258 6052|bac aefghijd aklmnopd',
  bear: '0848 1638 2028 2834 4228 6428 8242 8460 8686 7286 6866 4266 3886 2686 2662 1656|abcdefghijklmnopa',
  beetle:
    '5016 3826 6226 3050 4080 6080 7050 5030 5084 1822 1450 1880 8222 8650 8280 4004 6004|bcgfedb hi paq ah jb kd le mc ng of',
  bird: '0644 1638 3046 5054 7262 9056 9268 8676 3824 5008 6416 6032 4874 5892 6880|abcde ef eg eh cijkld dmnoe',
  bolt: '5804 2852 4850 3496 7440 5442 7206|abcdefga',
  book: '5030 2622 0828 0878 2672 5080 7472 9278 9228 7422 2040 4046 6046 8040|abcdefghija af kl mn',
  bow: '3006 5214 6830 7450 6870 5286 3094 0650 9450 1844 1856|abcdefg ag hi jhk',
  bull: '5866 4864 5052 0850 1218 7274 9084 7092 8040 8436 8742|dba eca afg fh ijk',
  butterfly:
    '5030 5080 2614 0830 2050 5048 2066 3084 7414 9230 8050 8066 6884 4214 5814|na oa ab acdef fghb aijkf flmb',
  cat: '2814 3026 3838 4828 5014 5046 6262 6484 3884 3662 7888 8872 8056|abcdea dfgh cji ih hklm',
  centaur:
    '2410 2624 3040 5046 7846 9058 9676 1230 0614 3062 2478 2892 7464 8078 7492 1034 2206|abcdefg bhi cjkl jm em mno phq',
  crab: '3256 3844 6244 6856 6068 4068 2236 1422 2612 3020 7836 8622 7412 7020 1660 1678 8460 8478 3084 7084|abcdefa bghi gj cklm kn aop dqr fs et',
  crown: '1280 1030 3052 5018 7052 9030 8880 3066 7066 5066|abcdefga hji',
  dancer: '5010 5022 3016 2004 6632 8224 5044 3074 5080 7470 4494 5694|ab bcd bef bg ghijg hk il',
  demon:
    '3808 4420 5028 5620 6208 3238 6838 1424 0650 2452 8624 9450 7652 5062 3878 3494 6278 6694|abcde cf cg fhijf gklmg fn gn nop nqr',
  dinosaur: '0632 1622 2824 3440 5044 7042 9432 4662 5674 4682 5694 3456 2664 1838|abcdefg and dhf hijk dlm',
  dragon:
    '0634 1624 2214 2834 3848 5656 7262 8676 9664 9252 4420 6606 7424 8836 3872 3086 6480 5892 1242|abdefghij bc asd eklmf lng eop fqr',
  dwarf: '4418 4432 2840 6040 2462 4470 6616 8816 8834 6634 7634 6070 3490 5490|ab cbd ce cfd fm fn ghijg kl dl',
  eagle: '5014 5030 3626 1618 0436 1650 3050 5062 6426 8418 9636 8450 7050 3886 5092 6286|ab bcdefgh bijklmh hnoph',
  eye: '0650 2834 5028 7234 9450 7266 5072 2866 5038 6250 5062 3850 5010 2616 7416|abcdefgha ijkli cm bn do',
  fish: '0650 2632 5030 7046 9030 8650 9070 7054 5070 2668 4416 2246|abcdefghija bkc',
  flame: '5006 3630 3048 2668 3688 5094 6688 7668 6846 5834 5650 4468 5482|abcdefghija klm',
  goat: '0822 2634 4650 6454 8838 7858 5282 3464 1408 2610|abcdefghb abi aj',
  golem:
    '4412 5812 6024 4224 2426 7826 1850 1670 8450 8670 3656 6656 3274 3092 7074 7092|abcda de cf ef egh fij ek fl kl kmn lop',
  hammer: '1814 8214 8240 1840 5040 5094 5014 3027 7027|abcda ef dgc',
  heart: '5034 3818 2018 1036 2060 5090 8060 9036 8018 6218 5050 5070 4060 6060|abcdefghija kl mn',
  horn: '0818 2412 3030 4652 6464 8060 9044 8430 7230 3648 5668 7876 9660|abcdefghi ajklmg',
  horse:
    '0838 1624 2012 2828 3442 5644 7644 8854 9372 2854 1866 2676 3470 3290 7060 7874 7492 6674 5890 2036|abcdefghi atj jkl jmn jo go opq ors',
  hourglass: '2410 7610 5050 7690 2490 5070 4082 6082 4222 5822|abca cdec cf gfh ij',
  warrior:
    '5012 5024 3830 6230 2646 2062 1050 0866 1882 2866 7844 8232 9006 5056 4074 3492 6074 6692|ab cbd cef ghijfg dklm cnd nop nqr',
  leaf: '5094 5070 2660 1836 3016 5004 7016 8236 7460 5048 3440 6640 5026|abcdefghib bjmf jk jl',
  leviathan: '0640 1628 2838 3056 4066 5052 6244 7256 8068 9056 9640 2216 5030 0452 8448|abcdefghijk blc fmg an ioj',
  lion: '7868 7654 7042 7428 8422 9030 3044 1056 3258 2876 1682 6884|abcdef cghia gi ij hk al',
  lyre: '3008 2034 2864 5084 7264 8034 7008 2830 7230 4230 4278 5030 5084 5830 5878|abcdefg hi jk lm no',
  mage: '5012 5024 3840 6240 3090 7090 3052 8216 8092 7646 7404 9004|ab befb bcg bdj hi klhk',
  maiden: '5088 5066 4846 3036 1630 6034 6814 7456 8878 3464 2084|abcde cfg bhi cjk',
  mecha:
    '4010 6010 6624 3424 2632 7432 6858 3258 1444 1068 8644 9068 3876 3092 6276 7092 5044|abcda efghe eij fkl hmn gop',
  mermaid: '4410 4624 3430 2616 6032 7246 5042 5858 5076 3884 2476 2692 1686|ab bcd bef bghij jk jl km lm',
  octopus:
    '5014 3228 3446 6646 6828 2060 1080 3668 3088 5070 5092 6468 7088 8060 9080 5048|abcdea cfg chi cpd pjk dlm dno',
  pawn: '5015 6429 5840 5647 6672 7384 2784 3472 4447 4140 3629|abcdefghijka',
  rook: '2616 3816 3825 4625 4616 5416 5425 6225 6216 7416 7436 6544 6568 7384 2784 3568 3544 2636|abcdefghijklmnopqra',
  bishop: '5008 5316 6842 6156 5963 7284 2884 4163 3956 3242 4716|abcdefghijka',
  queen: '2024 3144 3517 4342 5013 5642 6517 6944 8024 7166 7884 2284 2966|abcdefghijklma',
  king: '5006 5018 4112 5912 5032 6623 8338 7066 7884 2284 3066 1738 3423|ab cd be efghijklme',
  knight: '5409 5817 8158 7784 3184 4259 4849 3556 2761 1851 2343 3029 4219|abcdefghijklma',
  ram: '5090 3858 5044 6258 4030 2422 1036 1256 2662 3050 2242 6030 7622 9036 8856 7462 7050 7842|abcda cefghijk clmnopqr',
  rat: '0864 2052 2440 3450 5442 7252 7670 6678 4478 2876 2886 6888 8874 9460 8648 9636|abcdefghija jk hl gmnop',
  rhino: '0650 1044 0628 2036 3430 6028 8440 9256 8284 7284 6862 4264 3884 2884 2660 1458|abdefgh gijklmnopa bc',
  ring: '5008 7416 8834 9256 8278 6290 4292 2282 1060 1038 2220 3810 5820 6206|abcdefghijkl lma man',
  scales: '5010 2022 8022 0858 3258 6858 9258 5090 3492 6692|bac bdeb cfgc ah ihj',
  scorpion: '8014 8426 8640 7034 6246 5858 5468 5080 3690 2484 1474 1862 1052 2258|abc bdefghijklm ln',
  serpent: '1224 2216 3422 3838 2850 2464 3478 5080 6068 5852 6838 8236 9048 9464 0432 0220|abcdefghijklmn ao ap',
  shield: '5008 1818 1848 2872 5094 7272 8248 8218 5030 3650 5070 6450|abcdefgha ijkli',
  skeleton:
    '4812 4826 3436 6236 3848 5848 4862 3878 3694 5878 6094 7894 7412 5604 3812 7440|ab bg cd ef ghi gjk dp lmno',
  slime: '1484 1862 3242 5034 6842 8262 8684 4058 6058 5070|abcdefga hji',
  star: '5004 6036 9438 6858 8092 5072 2092 3258 0638 4036|abcdefghija',
  sword: '5004 4418 4462 5662 5618 2858 7258 5062 5086 5096|abcdea fcdg hij',
  teapot: '5030 3846 6444 3470 6670 2056 8050 7872 2010 0830 1452|abca bdec bfd cghe ijk jf',
  tree: '5092 5066 5046 3052 1448 3630 1826 3010 7052 8648 6430 8226 6610 5024 5006 3496 6496|paq abcno bde cfg fh bij ckl km',
  trident: '5096 5040 5006 2636 2010 7436 8010 4418 5618 1422 2622 7422 8622|abc deb bfg hci jek lgm',
  turtle: '2060 2840 4428 6230 7844 8462 1056 0444 3078 7280 9468 4048 6248 5262|abcdefa agh ai fj fk bl em lmnl',
  twins: '3210 5812 3428 3048 2666 2088 1628 3486 6030 6250 6470 5890 7826 7686|acdef dh cg ci bijkl kn im',
  urn: '3012 7012 6426 8046 7274 5888 4288 2874 2046 3626|abcdefghija jc',
  water: '3412 3626 4436 6032 7424 7840 7052 8262 7474 8688 3656 2690 4690 6444 5656 6668|ab bkl km bcdefghij dnop',
  wolf: '0842 1833 2320 3136 4243 6042 7645 8735 9522 3057 3071 2688 6858 7671 7088 4262 2147|abcdefghi aqjpmg jkl mno',
  wyrmfish: '0820 2012 3020 2030 4044 5084 6452 7430 7218 8410 9222 8632|abcda cef fghi ijklhi',
} as const

export type Drawing = keyof typeof DRAWINGS

export const drawings = Object.keys(DRAWINGS) as Drawing[]

export const isDrawing = (name: string): name is Drawing => name in DRAWINGS

export function outlineOf(drawing: Drawing): Outline {
  const [stars = '', lines = ''] = DRAWINGS[drawing].split('|')
  return {
    points: stars.split(' ').map((pair) => [Number(pair.slice(0, 2)), Number(pair.slice(2))]),
    lines: lines.split(' ').map((line) => [...line].map((letter) => letter.charCodeAt(0) - 97)),
  }
}

/** What a word on a card looks like. The first line with a fitting word counts. */
const WORDS: [Drawing, string][] = [
  ['ram', 'aries ram sheep goat'],
  ['bull', 'taurus minotaur bull'],
  ['rhino', 'boar boareater hippo walrus trihorn elephant rockeater'],
  ['twins', 'gemini twin choir chorister mixx'],
  ['crab', 'cancer crab horncrab'],
  ['lion', 'leo lion chimera cheetera panther jackuar jaguar cerberus'],
  ['maiden', 'virgo priestess princess village alruna flower'],
  ['scales', 'libra magistrate fate balance'],
  ['scorpion', 'scorpio scorpion'],
  ['teapot', 'sagittarius'],
  ['goat', 'capricorn'],
  ['water', 'aquarius undine tidal current stream riptide mud'],
  ['wyrmfish', 'pisces'],
  ['star', 'star crest revelation eureka'],
  ['bolt', 'zeus thunder lightning lightningfall paralyzer beam bolt surprise'],
  ['trident', 'poseidon merman'],
  ['crown', 'hades king lord queen duke'],
  ['shield', 'athena shield shielded aegis armor wall defense guardian guard ward warden sentinel sentry defender'],
  ['lyre', 'apollo siren orchestra symphony waltz reprise maestro tone voice songbird'],
  ['bow', 'artemis lock'],
  ['eye', 'odin cyclops sight vision gazer spellgazer seeing insight keeper'],
  ['hammer', 'thor hammer mining pickaxe megaton'],
  ['serpent', 'loki python snake serpent aquaserpent cobra ivy roses'],
  ['heart', 'freyja healing heal blessing strengthening'],
  ['hourglass', 'hel time turning seasons mover revolver return'],
  ['horn', 'heimdall horn conch cry summoning tubist'],
  ['ring', 'ouroboros ryng ring portal exchange vortex'],
  ['book', 'book archive library page refine sacred arts'],
  ['urn', 'urn pandoria lantern'],
  ['sword', 'sword swordsman cutlass blade attack onslaught'],
  ['flame', 'flame fire blaze wisp hellfire ember bomb wraith malice banshee ghost'],
  ['leaf', 'apple leaf pollin binding'],
  ['slime', 'slime blob eater devil fog'],
  ['horse', 'pegasus horse unicorn chariot'],
  ['eagle', 'phoenix eagle condor gryphon ring-raptor vogelbein'],
  ['leviathan', 'leviathan seawyrm alezan'],
  ['demon', 'gargoyle demon imp'],
  ['wolf', 'orthrus wolf direwolf hound hellhound doberman'],
  ['cat', 'sphynx cat raven-cat mordo'],
  ['bat', 'bat bats'],
  ['fish', 'dolphin fish wahl hammerhead seal'],
  ['octopus', 'octopus'],
  ['turtle', 'tortoise turtle armadahlio elephatortoise'],
  ['beetle', 'beetle hornet spider insect'],
  ['bear', 'bear icebear ursarano maulwurf'],
  ['dinosaur', 'dinosaur lizard raptor saurus colossaur caiman'],
  ['dragon', 'dragon'],
  ['rat', 'rodent rat mouse bunny bun'],
  ['bird', 'avian winged bird swallow crow pheasant feathered'],
  ['mermaid', 'merfolk siren'],
  ['butterfly', 'sprite pixies fairy trickster'],
  ['centaur', 'centaur chiron traveler'],
  ['golem', 'golem giant cyclops rock'],
  ['mecha', 'android soldier drone machine'],
  ['skeleton', 'skeleton revenant dead resurrection bone'],
  ['tree', 'treefolk tree treewalker'],
  ['dwarf', 'dwarf dwarven'],
  ['archer', 'elf hunter archer'],
  ['angel', 'angel archangel'],
  ['mage', 'demigod mage priest bishop meerpriest meermage disciple master'],
  ['dancer', 'artist dancer girl flutist'],
  ['warrior', 'knight warrior goblin tribal humanoid champion'],
]

const drawingOfWord = new Map<string, Drawing>()
for (const [drawing, words] of WORDS)
  for (const word of words.split(' ')) if (!drawingOfWord.has(word)) drawingOfWord.set(word, drawing)

/** The drawing that the first telling word asks for, the last words of a name before the first: "Fire Beetle". */
export function drawingFor(name: string, rest: string): Drawing | undefined {
  const words = (text: string) => text.toLowerCase().split(/[^a-z]+/)
  for (const word of [...words(name).reverse(), ...words(rest)]) {
    const drawing = drawingOfWord.get(word)
    if (drawing) return drawing
  }
  return undefined
}
