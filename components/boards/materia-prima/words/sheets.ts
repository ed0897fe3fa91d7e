/** What lies over the map says. */
export interface SheetWords {
  readonly title?: string;
}
