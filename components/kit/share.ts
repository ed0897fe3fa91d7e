import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';
import { Platform } from 'react-native';
import { whenGone } from './turns';

/** Hands a text out of the app as a file. Says whether that could be done. */
export async function shareText(name: FileName, text: string): Promise<boolean> {
  try {
    return Platform.OS === 'web' ? download(name, text) : await shareFile(name, text);
  } catch {
    return false;
  }
}

interface Form {
  readonly mimeType: string;
  /** How iOS names it. */
  readonly UTI: string;
}

/** By the end of the name; a saved game as `app.json` declares it, so that such a file is opened with the app. */
const FORMS: Readonly<Record<'athanor' | 'txt' | 'json', Form>> = {
  athanor: { mimeType: 'application/vnd.athanor.game+json', UTI: 'app.athanor.games.saved-game' },
  txt: { mimeType: 'text/plain', UTI: 'public.plain-text' },
  json: { mimeType: 'application/json', UTI: 'public.json' },
};

type FileName = `${string}.${keyof typeof FORMS}`;

function formOf(name: FileName): Form {
  if (name.endsWith('.athanor')) return FORMS.athanor;
  return name.endsWith('.txt') ? FORMS.txt : FORMS.json;
}

function download(name: FileName, text: string): boolean {
  const url = URL.createObjectURL(new Blob([text], { type: formOf(name).mimeType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
  return true;
}

async function shareFile(name: FileName, text: string): Promise<boolean> {
  if (!(await isAvailableAsync())) return false;
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(text);
  // What is shared from a sheet that closes.
  await whenGone();
  await shareAsync(file.uri, formOf(name));
  return true;
}
