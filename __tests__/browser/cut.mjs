/**
 * Words on the page that cannot be read to their end: those that end in “…”, those that are broken in the middle, those
 * that lie beyond the screen or beyond whatever holds them where nothing scrolls.
 */
export const cutWords = (page) =>
  page.evaluate(() => {
    /** Of a line: an accent or a tail may reach out of its box, a letter more beside than below. */
    const SLACK = { across: 0.3, down: 0.2 };
    const scrolls = ({ overflowX, overflowY }) => /auto|scroll/.test(`${overflowX} ${overflowY}`);
    const hides = ({ overflowX, overflowY }) => /hidden|clip/.test(`${overflowX} ${overflowY}`);

    function parentsOf(element) {
      const parents = [];
      for (let at = element; at && at !== document.body; at = at.parentElement) parents.push(at);
      return parents.map((parent) => ({ parent, style: getComputedStyle(parent) }));
    }

    const isSeen = (parents) =>
      parents.every(({ style, parent }) => {
        const { width, height } = parent.getBoundingClientRect();
        const isSpoken = style.position === 'absolute' && width <= 1 && height <= 1;
        return !isSpoken && style.visibility !== 'hidden' && style.display !== 'none' && style.opacity > 0.05;
      });

    const linesOf = (range) => [...range.getClientRects()].filter(({ width }) => width > 0.5);

    function rangeOf(node, from, to) {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return range;
    }

    /** It may go on in the next line behind a stroke. */
    function brokenIn(node) {
      return [...node.data.matchAll(/[\p{L}\p{N}]+/gu)].some(({ index, 0: word }) => {
        const lines = linesOf(rangeOf(node, index, index + word.length));
        return lines.some(({ top, height }) => Math.abs(top - lines[0].top) > height / 2);
      });
    }

    function endsEarly({ parent, style }) {
      if (!hides(style)) return false;
      const line = parseFloat(style.lineHeight) || parseFloat(style.fontSize);
      const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (!isShortened) return false;
      const words = rangeOf(parent, 0, parent.childNodes.length).getBoundingClientRect();
      return (
        parent.scrollWidth > parent.clientWidth ||
        parent.scrollHeight > parent.clientHeight + line * 0.6 ||
        words.width > parent.getBoundingClientRect().width + 0.1
      );
    }

    function isBeyond(line, box) {
      const [across, down] = [Math.max(3, line.height * SLACK.across), Math.max(2, line.height * SLACK.down)];
      return (
        line.left < box.left - across ||
        line.right > box.right + across ||
        line.top < box.top - down ||
        line.bottom > box.bottom + down
      );
    }

    /** Where nothing scrolls, what is beyond is lost. */
    function isLost(line, parents) {
      for (const { parent, style } of parents) {
        // What lies on a map is moved under its window.
        if (scrolls(style) || parent.dataset.testid === 'map') return false;
        if (hides(style) && isBeyond(line, parent.getBoundingClientRect())) return true;
      }
      return isBeyond(line, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    }

    function faultOf(node) {
      const parents = parentsOf(node.parentElement);
      if (!isSeen(parents)) return null;
      const lines = linesOf(rangeOf(node, 0, node.length));
      if (lines.length === 0) return null;
      if (parents.some(endsEarly)) return 'ends early';
      if (brokenIn(node)) return 'broken';
      return lines.some((line) => isLost(line, parents)) ? 'out of sight' : null;
    }

    const faults = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!/[\p{L}\p{N}]/u.test(node.data) || node.parentElement.closest('style, script, noscript, svg'))
        continue;
      const fault = faultOf(node);
      if (fault) faults.push(`${fault}: “${node.data.trim()}”`);
    }
    return [...new Set(faults)];
  });
