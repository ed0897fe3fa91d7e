import { gradientPicture, pictureOf, svgOf, textOf } from '@/components/kit/drawing/svg-text';
import { drawingNodes, nodesOf } from '@/components/kit/drawing/nodes';
import { linear, DOWN } from '@/components/kit/drawing/gradients';
import { box, group, path, stamp, type Mark } from '@/components/kit/drawing/marks';

const SEA = linear(DOWN, [0, '#0a2a4a'], [1, '#88ccee', 0.5]);
const MARKS: readonly Mark[] = [
  box([0, 0, 10, 10], '@sea', { stroke: '#000', strokeWidth: 2 }),
  group('translate(1 2)', [path('M0 0H4', { strokeLinecap: 'round' })]),
];
const HAND = { prefix: 'k_', isSmall: false };

test('a drawing defines each gradient once, under its own names, and is drawn from back to front', () => {
  expect(textOf(drawingNodes([MARKS, MARKS], HAND, () => SEA)).replaceAll('><', '>\n<')).toMatch(
    new RegExp(
      [
        '^<defs>',
        "<linearGradient id='k_sea' x1='0' y1='0' x2='0' y2='1' gradientUnits='objectBoundingBox'>",
        "<stop offset='0' stop-color='#0a2a4a' stop-opacity='1'>",
        '</stop>',
        "<stop offset='1' stop-color='#88ccee' stop-opacity='0.5'>",
        '</stop>',
        '</linearGradient>',
        '</defs>',
        "<rect [^>]*fill='url\\(#k_sea\\)' stroke='#000' stroke-width='2'>",
        '</rect>',
        "<g transform='translate\\(1 2\\)'>",
        "<path d='M0 0H4' stroke-linecap='round'>",
        '</path>',
        '</g>',
        '<rect ',
      ].join('\n'),
    ),
  );
});

test('what stands in many places is defined once, with what it is made of before it', () => {
  const cone = stamp('cone', [path('M0 0V1', {})], 'scale(2)');
  const pine = (place: string) => stamp('pine', [cone, path('M0 0H9', { fill: '@sea' })], place);
  const wood = [pine('translate(1 1)'), group('scale(3)', [pine('translate(5 5)')])];
  const text = textOf(drawingNodes([wood], HAND, () => SEA));
  const tags = text.match(/<(g id|use|path)[^>]*>/g);
  expect(tags).toEqual([
    "<g id='k_s-cone'>",
    "<path d='M0 0V1'>",
    "<g id='k_s-pine'>",
    "<use href='#k_s-cone' transform='scale(2)'>",
    "<path d='M0 0H9' fill='url(#k_sea)'>",
    "<use href='#k_s-pine' transform='translate(1 1)'>",
    "<use href='#k_s-pine' transform='translate(5 5)'>",
  ]);
});

test('on somebody else’s drawing a stamp is drawn out where it stands', () => {
  const text = textOf(nodesOf([stamp('dot', [path('M0 0h.1', {})], 'translate(3 4)')], HAND, 'm'));
  expect(text).toBe("<g transform='translate(3 4)'><path d='M0 0h.1'></path></g>");
});

test('a picture can stand in a style: its address holds nothing that would end it', () => {
  const nodes = drawingNodes([MARKS], HAND, () => SEA);
  const picture = pictureOf(svgOf('0 0 10 10', nodes));
  const [, address] = /^url\("(.*)"\)$/s.exec(picture) ?? [];
  expect(address).toMatch(/^data:image\/svg\+xml,[^"#<>\n]+$/);
  expect(decodeURIComponent(address!.slice('data:image/svg+xml,'.length))).toMatch(/^<svg .*<\/svg>$/);
});

test('the same gradient is the same picture', () => {
  expect(gradientPicture(SEA)).toBe(gradientPicture(SEA));
  expect(decodeURIComponent(gradientPicture(SEA))).toContain("preserveAspectRatio='none'");
});
