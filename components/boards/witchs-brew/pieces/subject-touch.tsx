import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

import { Touch } from '@/components/kit/touch';

import { useSetting } from '../table';
import type { Subject } from '../touch/subjects';
import { subjectLabel } from '../words/labels';

interface SubjectTouchProps {
  readonly subject: Subject;
  readonly style?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
}

/** Explains itself when touched. */
export function SubjectTouch({ subject, style, children }: SubjectTouchProps) {
  const { view, speech, inspect } = useSetting();
  return (
    <Touch
      label={subjectLabel(speech, view, subject)}
      hint={speech.words.tapExplains}
      onPress={() => inspect(subject)}
      testID={Object.values(subject).join('-')}
      style={style}
    >
      {children}
    </Touch>
  );
}
