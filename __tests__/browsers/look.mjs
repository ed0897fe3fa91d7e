/**
 * Finds things in a page as a person does, by role and name, and tells of them. It is sent to the page as it stands
 * here, so everything that it needs is inside.
 * - `steps`: what is looked for, each within what the one before has found
 * - `tell`: what is asked about what was found, by name
 */
export function look({ steps, tell, given }) {
  const ROLES = {
    button: 'button,input[type=button],input[type=submit]',
    checkbox: 'input[type=checkbox]:not([role])',
    dialog: 'dialog',
    group: 'fieldset',
    heading: 'h1,h2,h3,h4,h5,h6',
    img: 'img[alt]:not([alt=""])',
    link: 'a[href]',
    list: 'ul,ol',
    listitem: 'li',
    textbox: 'textarea,input:not([type]),input[type=text],input[type=search]',
  };
  const NAMED_BY_CONTENT = ['button', 'checkbox', 'heading', 'link', 'radio', 'switch', 'tab'];

  const tidy = (text) => text.replace(/[\s\u200b\u00ad]+/g, ' ').trim();
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const isSaid = (element) => element.checkVisibility({ visibilityProperty: true }) && !isSilent(element);
  const isSilent = (element) => element.closest('[aria-hidden=true]') !== null;

  const contentOf = (element) => {
    const parts = [...element.childNodes].map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.data;
      if (node.nodeType !== Node.ELEMENT_NODE || !isSaid(node)) return '';
      const inner = node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? contentOf(node);
      return getComputedStyle(node).display === 'inline' ? inner : ` ${inner} `;
    });
    return parts.join('');
  };
  const byId = (ids) => ids.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? '');
  const nameOf = (element, role) => {
    const others = element.getAttribute('aria-labelledby');
    if (others) return tidy(byId(others).join(' '));
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    return tidy(label ?? (NAMED_BY_CONTENT.includes(role) ? contentOf(element) : ''));
  };

  const isCalled = (text, { value, exact, flags }) => {
    if (flags !== undefined) return new RegExp(value, flags).test(text);
    return exact ? text === tidy(value) : text.toLowerCase().includes(tidy(value).toLowerCase());
  };
  const levelOf = (element) => Number(element.getAttribute('aria-level') ?? element.tagName.slice(1));
  const hasText = (element, text) => isCalled(tidy(element.textContent), text);

  const ways = {
    css: (scope, { selector }) => [...scope.querySelectorAll(selector)],
    testId: (scope, { id }) => [...scope.querySelectorAll(`[data-testid=${CSS.escape(id)}]`)],
    text: (scope, { text }) =>
      [...scope.querySelectorAll('*')].filter(
        (element) => hasText(element, text) && ![...element.children].some((inner) => hasText(inner, text)),
      ),
    role: (scope, { role, name, level }) => {
      const plain = ROLES[role] ? `,:is(${ROLES[role]}):not([role])` : '';
      const all = [...scope.querySelectorAll(`[role=${role}]${plain}`)];
      return all.filter(
        (element) =>
          isSaid(element) &&
          (!name || isCalled(nameOf(element, role), name)) &&
          (!level || levelOf(element) === level),
      );
    },
  };
  const isAfter = (one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
  const inOrder = (elements) => [...new Set(elements)].sort(isAfter);
  const within = (found, step) => {
    if (step.by === 'nth') return found.slice(step.index).slice(0, 1);
    if (step.by === 'or') return inOrder([...found, ...find(step.steps)]);
    return inOrder(found.flatMap((scope) => ways[step.by](scope, step)));
  };
  const find = (path) => path.reduce(within, [document]);

  const boxOf = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  const isInSight = ({ x, y, width, height }) =>
    x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
  const isEnabled = (element) => !element.disabled && element.getAttribute('aria-disabled') !== 'true';
  /** Where it can be touched: it is shown, awake, and nothing lies over it there. */
  const gripOf = (element, position) => {
    if (!isInSight(boxOf(element))) element.scrollIntoView({ block: 'center', inline: 'center' });
    const box = boxOf(element);
    const x = box.x + (position?.x ?? box.width / 2);
    const y = box.y + (position?.y ?? box.height / 2);
    const isFree = element.contains(document.elementFromPoint(x, y));
    return isShown(element) && isEnabled(element) && isFree ? { x, y } : null;
  };

  const tales = {
    count: (found) => found.length,
    isShown: ([element]) => element !== undefined && isShown(element),
    box: ([element]) => (element && isShown(element) ? boxOf(element) : null),
    grip: ([element]) => (element ? gripOf(element, given) : null),
    attribute: ([element]) => element?.getAttribute(given) ?? null,
    words: ([element]) => element?.innerText ?? null,
    names: (found) => found.map((element) => nameOf(element, element.getAttribute('role') ?? '')),
    sight: ([element]) => element?.scrollIntoView({ block: 'center', inline: 'center' }) ?? null,
  };
  const found = find(steps);
  return { count: found.length, told: tales[tell](found) };
}
