import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';
import { Platform } from 'react-native';

/** Lets a file be chosen and gives what is in it; null if none was chosen or it could not be read. */
export async function pickText(): Promise<string | null> {
  try {
    const picked = await getDocumentAsync({ copyToCacheDirectory: true });
    const asset = picked.assets?.[0];
    if (!asset) return null;
    if (Platform.OS === 'web') return (await asset.file?.text()) ?? null;
    return await new File(asset.uri).text();
  } catch {
    return null;
  }
}
