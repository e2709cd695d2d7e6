/** A handful of soft sounds, made by the page itself. Nothing sounds before somebody has touched the page. */

import { settings, type Volume } from './settings.svelte'

export type Sound = 'draw' | 'place' | 'attack' | 'hit' | 'turn' | 'won' | 'lost'

const GAIN: Record<Volume, number> = { off: 0, soft: 0.12, loud: 0.35 }

/** Tones one after the other: how high in hertz, after how many seconds, how long, and what they are made of. */
interface Tone {
  pitch: number
  to?: number
  at: number
  length: number
  shape: OscillatorType
}

const TONES: Record<Exclude<Sound, 'draw' | 'place'>, Tone[]> = {
  attack: [{ pitch: 180, to: 320, at: 0, length: 0.18, shape: 'triangle' }],
  hit: [
    { pitch: 150, to: 55, at: 0, length: 0.22, shape: 'sine' },
    { pitch: 90, to: 50, at: 0.02, length: 0.18, shape: 'triangle' },
  ],
  turn: [
    { pitch: 660, at: 0, length: 0.16, shape: 'sine' },
    { pitch: 880, at: 0.1, length: 0.24, shape: 'sine' },
  ],
  won: [523, 659, 784, 1047].map((pitch, i) => ({ pitch, at: i * 0.13, length: 0.4, shape: 'sine' as const })),
  lost: [392, 330, 262].map((pitch, i) => ({ pitch, at: i * 0.2, length: 0.45, shape: 'sine' as const })),
}

let context: AudioContext | undefined
/** The same breath of noise every time: to make it takes longer than to play it. */
let noise: AudioBuffer | undefined

/** To open the device takes long: the first touch of the page waits for it, and not the first card that moves. */
function open(): void {
  if (settings.volume !== 'off') setTimeout(() => (context ??= new AudioContext()))
}
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, open, { once: true, passive: true })

export function play(sound: Sound): void {
  const gain = GAIN[settings.volume]
  if (gain === 0 || document.hidden || !navigator.userActivation?.hasBeenActive) return
  if (!context) return open()
  if (context.state === 'suspended') void context.resume()
  if (sound === 'draw' || sound === 'place') rustle(context, gain, sound === 'draw' ? 2600 : 900)
  else for (const tone of TONES[sound]) ring(context, gain, tone)
}

/** So loud it is now; who sets it hears it. */
export function sample(): void {
  context ??= new AudioContext()
  play('turn')
}

function ring(audio: AudioContext, gain: number, { pitch, to, at, length, shape }: Tone): void {
  const start = audio.currentTime + at
  const voice = new OscillatorNode(audio, { type: shape, frequency: pitch })
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, start + length)
  const level = new GainNode(audio, { gain: 0 })
  level.gain.setValueAtTime(0, start)
  level.gain.linearRampToValueAtTime(gain, start + 0.012)
  level.gain.exponentialRampToValueAtTime(0.0001, start + length)
  voice.connect(level).connect(audio.destination)
  voice.start(start)
  voice.stop(start + length)
}

/** Paper: a breath of noise through a filter. */
function rustle(audio: AudioContext, gain: number, pitch: number): void {
  const source = new AudioBufferSourceNode(audio, { buffer: (noise ??= breath(audio)) })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  source.connect(filter).connect(new GainNode(audio, { gain })).connect(audio.destination)
  source.start()
}

function breath(audio: AudioContext): AudioBuffer {
  const length = 0.09
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2
  return buffer
}
