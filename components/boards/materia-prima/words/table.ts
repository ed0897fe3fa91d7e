/** What stands round the map says. */
export interface TableWords {
  readonly title?: string;
}
