import { readPng } from './png.mjs';

/** What WCAG 2.2 (1.4.3) asks of words and of large ones: 24 pixels high, or bold and 18.66. */
const LEAST = { words: 4.5, large: 3 };
const LARGE = { plain: 24, bold: 18.66 };
/** Fainter than this it is coming, going or put aside. */
const SOLID = 0.7;

/** Every line of words that lies in sight, in its colour; under an open sheet only what is on the sheet. */
function linesInSight(solid) {
  const sheets = [...document.querySelectorAll('[role=dialog]')];
  const ground = sheets.at(-1) ?? document.body;
  /** Something that can be seen lies over it, as large as the screen. */
  const isUnderneath = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    for (let up = top; up && !up.contains(element); up = up.parentElement) {
      const { backgroundColor } = getComputedStyle(up);
      const [, , , alpha = backgroundColor.startsWith('rgb(') ? 1 : 0] =
        backgroundColor.match(/[\d.]+/g) ?? [];
      const box = up.getBoundingClientRect();
      if (Number(alpha) > 0.5 && box.width >= innerWidth * 0.9 && box.height >= innerHeight * 0.9)
        return true;
    }
    return false;
  };
  const slip = document.querySelector('[data-testid=lesson-slip]');
  const slipBox = slip?.getBoundingClientRect();
  const isUnderSlip = (holder, box) =>
    slipBox !== undefined &&
    !slip.contains(holder) &&
    box.left < slipBox.right &&
    box.right > slipBox.left &&
    box.top < slipBox.bottom &&
    box.bottom > slipBox.top;
  const walker = document.createTreeWalker(ground, NodeFilter.SHOW_TEXT);
  const lines = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent.trim();
    const holder = node.parentElement;
    // Letters of a drawing have other colours than words, and lie where they are drawn.
    if (!words || !holder || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(holder.tagName) || holder.closest('svg'))
      continue;
    const style = getComputedStyle(holder);
    // WCAG excepts the words of what cannot be pressed now, and only those.
    if (holder.closest('[aria-disabled=true]')) continue;
    const shrunk = holder.getBoundingClientRect().width / (holder.offsetWidth || 1);
    const size = parseFloat(style.fontSize) * shrunk;
    let opacity = 1;
    let clip = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let up = holder; up; up = up.parentElement) {
      const how = getComputedStyle(up);
      opacity *= Number(how.opacity) * (how.visibility === 'hidden' ? 0 : 1);
      if (how.overflow === 'visible') continue;
      const box = up.getBoundingClientRect();
      clip = {
        left: Math.max(clip.left, box.left),
        top: Math.max(clip.top, box.top),
        right: Math.min(clip.right, box.right),
        bottom: Math.min(clip.bottom, box.bottom),
      };
    }
    if (opacity < solid || isUnderneath(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const left = Math.max(box.left, clip.left);
      const right = Math.min(box.right, clip.right);
      const isWhole = box.top >= clip.top && box.bottom <= clip.bottom && right - left >= box.width * 0.9;
      if (isWhole && box.width > 4 && box.height > 4 && !isUnderSlip(holder, box))
        lines.push({
          words,
          colour: style.color,
          opacity,
          size,
          weight: Number(style.fontWeight),
          face: style.fontFamily,
          left,
          right,
          top: box.top,
          bottom: box.bottom,
        });
    }
  }
  return { lines, scale: devicePixelRatio };
}

const linear = (value) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const lightOf = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
const numbersIn = (colour) => colour.match(/[\d.]+/g).map(Number);

/** A bold face is a family of its own. */
const isLarge = ({ size, weight, face }) =>
  size >= (weight >= 700 || /bold|black/i.test(face) ? LARGE.bold : LARGE.plain);

/** The colour of words through which shines what lies behind. */
function inkOn(behind, { colour, opacity }) {
  const [red, green, blue, alpha = 1] = numbersIn(colour);
  const share = alpha * opacity;
  return [red, green, blue].map((value, channel) => value * share + behind[channel] * (1 - share));
}

/**
 * The contrast of a line of words with what the picture shows around them: of all pixels in its box the words themselves
 * are the fewer, so what lies behind is what most of those are like that are not of their colour.
 */
function contrastOf(picture, line, scale) {
  const ink = lightOf(numbersIn(line.colour));
  const [left, right] = [Math.max(0, Math.floor(line.left * scale) - 2), Math.ceil(line.right * scale) + 2];
  const [top, bottom] = [Math.floor(line.top * scale), Math.ceil(line.bottom * scale)];
  const found = [];
  for (let y = top; y < Math.min(bottom, picture.height); y++)
    for (let x = left; x < Math.min(right, picture.width); x++)
      found.push({ x, y, contrast: contrast(ink, lightOf(picture.colourAt(x, y))) });
  found.sort((one, other) => one.contrast - other.contrast);
  // A third at most is covered by letters and their soft edges.
  const middle = found[Math.floor(found.length * 0.6)];
  if (!middle) return Infinity;
  const behind = picture.colourAt(middle.x, middle.y);
  return contrast(lightOf(inkOn(behind, line)), lightOf(behind));
}

const keyOf = ({ words, colour, left, top }) => `${words} ${colour} ${Math.round(left)} ${Math.round(top)}`;

/**
 * Lines of words that cannot be read on what is painted behind them, in a picture that `take` makes of the page. What
 * comes or goes meanwhile may or may not be in it, so only what lies there before and after is looked for.
 */
export async function unreadable(page, take) {
  const before = await page.evaluate(linesInSight, SOLID);
  const picture = readPng(await take());
  const after = await page.evaluate(linesInSight, SOLID);
  const stayed = new Set(after.lines.map(keyOf));
  return before.lines
    .filter((line) => stayed.has(keyOf(line)))
    .map((line) => ({ ...line, contrast: contrastOf(picture, line, before.scale) }))
    .filter((line) => line.contrast < (isLarge(line) ? LEAST.large : LEAST.words))
    .map((line) => `“${line.words.slice(0, 40)}” ${line.contrast.toFixed(2)} (${Math.round(line.size)} px)`);
}

export async function assertReadable(page, name, take) {
  const faint = await unreadable(page, take);
  if (faint.length > 0) throw new Error(`${name}: words that nobody can read: ${faint.join(', ')}`);
}
