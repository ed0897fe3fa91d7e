import Constants from 'expo-constants';
import { useRouter } from 'expo-router';
import { useDispatch, useSelector } from 'react-redux';

import licenceTexts from '@/assets/licence-texts.json';
import licences from '@/assets/licences.json';
import { SettingsScreen } from '@/components/screens/settings-screen';
import { settingsChanged } from '@/engine/store/settings/settings';
import type { AppState } from '@/engine/store/state';

export default function Settings() {
  const router = useRouter();
  const dispatch = useDispatch();
  const settings = useSelector((state: AppState) => state.settings);
  return (
    <SettingsScreen
      settings={settings}
      version={Constants.expoConfig?.version ?? ''}
      licences={licences}
      licenceTexts={licenceTexts}
      onChange={(change) => dispatch(settingsChanged(change))}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
    />
  );
}
