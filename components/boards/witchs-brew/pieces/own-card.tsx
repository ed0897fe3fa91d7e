import { StyleSheet, View } from 'react-native';

import { useAnchor } from '@/components/kit/stage/anchors';
import { useTheme } from '@/components/kit/theme';
import type { Role } from '@/engine/games/witchs-brew/data';

import { LEAST_NAMED, MiniCard, RoleCard } from '../art/role-card';
import { RolePlace } from '../art/role-place';
import { Crown } from '../art/small-pieces';
import { roleAt } from '../scenes/places';
import { useSetting } from '../table';
import { SubjectTouch } from './subject-touch';
import { hasCard, standingOf } from '../words/labels';

/** The card that lies on the bench in this trick, or its empty place. */
export function OwnCard({ width }: { readonly width: number }) {
  const anchor = useAnchor(roleAt(useSetting().near));
  return (
    <View ref={anchor} collapsable={false}>
      <CardOrPlace width={width} />
    </View>
  );
}

function CardOrPlace({ width }: { readonly width: number }) {
  const { view, near } = useSetting();
  const { scheme } = useTheme();
  const standing = standingOf(view, near);
  const role = view.trick?.role;
  if (!role || !hasCard(standing)) {
    const state = standing === 'waits' ? 'empty' : standing;
    return <RolePlace state={state} role={null} width={width} theme={scheme} />;
  }
  return (
    <RoleTouch role={role}>
      {standing === 'claim' ? (
        <>
          <RoleFace role={role} width={width} isLit />
          <Crown size={width * 0.24} top={-width * 0.13} />
        </>
      ) : (
        <RolePlace state={standing} role={role} width={width} theme={scheme} />
      )}
    </RoleTouch>
  );
}

interface RoleFaceProps {
  readonly role: Role;
  readonly width: number;
  readonly isLit?: boolean;
}

/** With its name where that can be read. */
export function RoleFace({ role, width, isLit = false }: RoleFaceProps) {
  const { text } = useSetting().speech;
  return width < LEAST_NAMED ? (
    <MiniCard role={role} width={width} isLit={isLit} />
  ) : (
    <RoleCard role={role} name={text.roles[role]} width={width} isLit={isLit} />
  );
}

/** A card explains itself when touched. */
export function RoleTouch({ role, children }: { readonly role: Role; readonly children: React.ReactNode }) {
  return (
    <SubjectTouch subject={{ type: 'role', role }} style={styles.card}>
      {children}
    </SubjectTouch>
  );
}

const styles = StyleSheet.create({
  card: { alignItems: 'center' },
});
