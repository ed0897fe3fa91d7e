import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';
import { Platform } from 'react-native';
import { whenGone } from './turns';

/** Hands a text out of the app as a file. Says whether that could be done. */
export async function shareText(name: string, text: string): Promise<boolean> {
  try {
    return Platform.OS === 'web' ? download(name, text) : await shareFile(name, text);
  } catch {
    return false;
  }
}

function formOf(name: string): string {
  return name.endsWith('.txt') ? 'text/plain' : 'application/json';
}

function download(name: string, text: string): boolean {
  const url = URL.createObjectURL(new Blob([text], { type: formOf(name) }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
  return true;
}

async function shareFile(name: string, text: string): Promise<boolean> {
  if (!(await isAvailableAsync())) return false;
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(text);
  // What is shared from a sheet that closes.
  await whenGone();
  await shareAsync(file.uri, { mimeType: formOf(name) });
  return true;
}
