/** On phones a touch belongs to what it began on, to its end. */
export function swallowRelease(): void {}
