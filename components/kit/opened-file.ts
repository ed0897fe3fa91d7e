import { File } from 'expo-file-system';

interface Opened {
  readonly id: string;
  readonly address: string;
}

/** An address has signs of its own that a way through the app would not leave as they are: it is kept here. */
let last: Opened | null = null;
let count = 0;

/** A saved game is some hundred kilobytes; nothing far larger is read at all. */
const LARGEST = 8_000_000;

/** Whether another app handed over a file, and not a way to somewhere in this one. */
export function isFileAddress(address: string): boolean {
  return /^(file|content):\/\//i.test(address);
}

/** Keeps where a file lies with which the app was opened. Gives a name to ask for it by. */
export function keepOpened(address: string): string {
  count += 1;
  last = { id: String(count), address };
  return last.id;
}

/** What is in the file; null if it cannot be read. */
export async function readOpened(id: string): Promise<string | null> {
  if (last?.id !== id) return null;
  try {
    const file = new File(last.address);
    if ((file.size ?? 0) > LARGEST) return null;
    const text = await file.text();
    if (isCopy(last.address)) file.delete();
    return text;
  } catch {
    return null;
  }
}

/** What iOS lays down for the app, which nobody else would clear away. */
function isCopy(address: string): boolean {
  return /^file:.*\/Documents\/Inbox\//.test(address);
}
