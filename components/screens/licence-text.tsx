import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/kit/icon';
import { SPACE, TARGET } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Body, Label } from '@/components/kit/type';

interface LicenceTextProps {
  readonly name: string;
  readonly text: string;
}

/** A licence in full, folded up until somebody wants to read it. */
export function LicenceText({ name, text }: LicenceTextProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <View>
      <Touch
        label={name}
        isExpanded={isUnfolded}
        onPress={() => setUnfolded(!isUnfolded)}
        style={styles.fold}
      >
        <Label isBold style={styles.grow}>
          {name}
        </Label>
        <Icon name={isUnfolded ? 'up' : 'down'} size={20} />
      </Touch>
      {isUnfolded ? (
        <Body tone="second" size={13}>
          {text}
        </Body>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  fold: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small, minHeight: TARGET },
  grow: { flexGrow: 1, flexShrink: 1 },
});
