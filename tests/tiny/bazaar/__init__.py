"""Bazaar: a small game that needs what the kernel knows about places, faces and sets."""
