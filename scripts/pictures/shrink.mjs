import { deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;

/**
 * A browser's screenshot with at most 256 colours, the ones it uses most: about a third of the size, and on flat
 * surfaces and text no eye tells them apart.
 * @param {Buffer} png eight bits a channel, not interlaced, as Chromium writes them
 */
export function shrink(png) {
  const { width, height, channels, pixels } = decode(png);
  const counts = new Map();
  const colours = new Uint32Array(width * height);
  for (let at = 0; at < colours.length; at++) {
    const from = at * channels;
    const colour = (pixels[from] << 16) | (pixels[from + 1] << 8) | pixels[from + 2];
    colours[at] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = paletteOf(counts);
  const places = new Map([...counts.keys()].map((colour) => [colour, nearest(palette, colour)]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = places.get(colours[y * width + x]);
  }
  return encode(width, height, palette, rows);
}

/** Half of them the most frequent, so that a soft shadow stays soft; half far from those, so that no accent is lost. */
function paletteOf(counts) {
  const byUse = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  if (byUse.length <= MOST_COLOURS) return byUse;
  const chosen = byUse.slice(0, MOST_COLOURS / 2);
  for (let apart = 1024; apart >= 1; apart /= 2) {
    for (const colour of byUse) {
      if (chosen.length === MOST_COLOURS) return chosen;
      if (chosen.every((other) => distance(other, colour) >= apart)) chosen.push(colour);
    }
  }
  return chosen;
}

function nearest(palette, colour) {
  let best = 0;
  for (let at = 1; at < palette.length; at++) {
    if (distance(palette[at], colour) < distance(palette[best], colour)) best = at;
  }
  return best;
}

function distance(a, b) {
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = (a & 255) - (b & 255);
  return red * red + green * green + blue * blue;
}

function decode(png) {
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new Error('This is not a PNG.');
  const parts = [];
  let header;
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const content = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') header = content;
    if (type === 'IDAT') parts.push(content);
    at += length + 12;
  }
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const channels = { 2: 3, 6: 4 }[header[9]];
  if (header[8] !== 8 || !channels || header[12] !== 0) throw new Error('This kind of PNG is not expected.');
  return {
    width,
    height,
    channels,
    pixels: unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels),
  };
}

/** Undoes what PNG does to a row to make it smaller: each byte stands relative to its neighbours. */
function unfilter(raw, stride, height, channels) {
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const kind = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const to = y * stride + x;
      const left = x >= channels ? pixels[to - channels] : 0;
      const above = y > 0 ? pixels[to - stride] : 0;
      const corner = x >= channels && y > 0 ? pixels[to - stride - channels] : 0;
      pixels[to] = raw[y * (stride + 1) + 1 + x] + guess(kind, left, above, corner);
    }
  }
  return pixels;
}

function guess(kind, left, above, corner) {
  if (kind === 1) return left;
  if (kind === 2) return above;
  if (kind === 3) return (left + above) >> 1;
  if (kind !== 4) return 0;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(left + above - corner - value));
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

function encode(width, height, palette, rows) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, content) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(checksum(body), body.length + 4);
  return framed;
}

function checksum(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
