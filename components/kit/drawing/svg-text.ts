import type { Gradient } from '../tokens';
import { gradientNode, type SvgNode } from './nodes';

const quoted = (value: string | number): string =>
  String(value).replaceAll('&', '&amp;').replaceAll("'", '&apos;');

/** `strokeWidth` is written `stroke-width`; what SVG itself writes with a capital stays so. */
const attribute = (name: string): string =>
  name === 'gradientUnits' ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function textOf(nodes: readonly SvgNode[]): string {
  return nodes
    .map(({ tag, props, inside }) => {
      const said = Object.entries(props).map(([name, value]) => ` ${attribute(name)}='${quoted(value)}'`);
      return `<${tag}${said.join('')}>${textOf(inside)}</${tag}>`;
    })
    .join('');
}

export function svgOf(viewBox: string, nodes: readonly SvgNode[], more = ''): string {
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}'${more}>${textOf(nodes)}</svg>`;
}

/** A picture as an address that holds all of it. */
export function pictureOf(text: string): string {
  const escaped = text.replaceAll(/[%#"<>\n]/g, (sign) => encodeURIComponent(sign));
  return `url("data:image/svg+xml,${escaped}")`;
}

const WHOLE = { x: 0, y: 0, width: 1, height: 1, fill: 'url(#g)' };
const known = new WeakMap<Gradient, string>();

/** A gradient over the whole of whatever it lies on. */
export function gradientPicture(gradient: Gradient): string {
  const found = known.get(gradient);
  if (found !== undefined) return found;
  const nodes: readonly SvgNode[] = [
    { tag: 'defs', props: {}, inside: [gradientNode('g', gradient)] },
    { tag: 'rect', props: WHOLE, inside: [] },
  ];
  const picture = pictureOf(svgOf('0 0 1 1', nodes, " preserveAspectRatio='none'"));
  known.set(gradient, picture);
  return picture;
}
