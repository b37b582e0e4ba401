import { random } from './drawing.ts';

/* What a system sounds like: one quiet tone a planet, the slower the further out. Mono, eight bits. */

const RATE = 8_000;
const SECONDS = 16;
/** A pentatonic scale on A, in hertz: any of its tones go together. */
const SCALE = [110, 130.81, 146.83, 164.81, 196, 220, 261.63, 293.66, 329.63, 392, 440];

function header(samples: number): Buffer {
  const bytes = Buffer.alloc(44);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + samples, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples, 40);
  return bytes;
}

/** A WAV file that begins where it ends, so that it can go round. */
export function ephemerisSound(id: number): Uint8Array {
  const r = random('ephemeris-sound', id);
  const planets = Array.from({ length: 3 + Math.floor(r() * 4) }, () => ({
    pitch: Math.round((SCALE[Math.floor(r() * SCALE.length)] ?? 220) * SECONDS) / SECONDS,
    rounds: 1 + Math.floor(r() * 7),
    phase: r() * 2 * Math.PI,
  }));
  const samples = RATE * SECONDS;
  const bytes = Buffer.alloc(samples);
  for (let at = 0; at < samples; at += 1) {
    const time = at / RATE;
    let sum = 0;
    for (const { pitch, rounds, phase } of planets) {
      const near = 0.5 - 0.5 * Math.cos((2 * Math.PI * rounds * time) / SECONDS + phase);
      sum += near * near * Math.sin(2 * Math.PI * pitch * time);
    }
    bytes[at] = Math.round(128 + (100 * sum) / planets.length);
  }
  return Buffer.concat([header(samples), bytes]);
}
