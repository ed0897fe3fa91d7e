import { memo, useMemo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { playsAlone } from '@/components/kit/board';
import { Beacon, KeptClear } from '@/components/kit/beacon';
import { Button } from '@/components/kit/button';
import { DragProvider, DragRaise } from '@/components/kit/drag-layer';
import { FeelProvider } from '@/components/kit/feel';
import { Medallion } from '@/components/kit/medallion';
import { UNDER } from '@/components/kit/paint';
import { useRoom } from '@/components/kit/pane';
import { Scroll } from '@/components/kit/scroll';
import { ThumbSide } from '@/components/kit/shell/thumb-side';
import { OnSurface, ThemeProvider, useTheme } from '@/components/kit/theme';
import { Label, Title } from '@/components/kit/type';
import { useTextScale } from '@/components/kit/use-text-scale';
import { ROLES } from '@/engine/games/witchs-brew/data';
import { capital } from '@/engine/core/wording';

import { SpellPage } from '../art/spell-page';
import { PrivateVelvet } from '../art/scene';
import { GreatSeal } from '../art/small-pieces';
import { ChoiceCard } from '../pieces/choice-card';
import { isFull, stillFree, type Taken } from '../touch/choosing';
import { choosingLayout, EDGE, GAP, type ChoosingLayout } from './choosing-layout';
import { ForSale, PotionsForSale } from './for-sale';
import { isChosenAsHinted, rolesToTouch } from '../touch/hint';
import { SubjectTouch } from '../pieces/subject-touch';
import { RoleStrip } from './role-strip';
import { usePerson, useSetting } from '../table';
import { Standings } from './standings';
import { Tray } from './tray';
import { useChoosing, type Choosing } from '../touch/use-choosing';

/**
 * Five of the roles, chosen in secret. Nothing is heard or felt here, and everybody needs the same touches: five
 * roles and the seal. The velvet is dark in both themes.
 */
export function ChooseScreen() {
  const { isEasyReading } = useTheme();
  return (
    <FeelProvider music={false} effects={false} haptics={false} isHushed>
      <ThemeProvider scheme="dark" easyReading={isEasyReading}>
        <OnSurface surface="velvet">
          <DragProvider>
            <Cloth>
              <ChoiceTable />
            </Cloth>
          </DragProvider>
        </OnSurface>
      </ThemeProvider>
    </FeelProvider>
  );
}

function Cloth({ children }: { readonly children: ReactNode }) {
  const { colour } = usePerson(useSetting().near);
  const { width, height, insets } = useRoom();
  const { top, right, bottom, left } = insets;
  const padding = {
    paddingTop: top + EDGE,
    paddingRight: right + EDGE,
    paddingBottom: bottom + EDGE,
    paddingLeft: left + EDGE,
  };
  return (
    <View style={[StyleSheet.absoluteFill, padding]}>
      <View style={styles.velvet}>
        <PrivateVelvet width={width} height={height} edges={insets} colour={colour} />
      </View>
      {children}
    </View>
  );
}

function useChoosingLayout(): ChoosingLayout {
  const { width, height, insets } = useRoom();
  const textScale = useTextScale();
  return useMemo(
    () =>
      choosingLayout({
        width: width - insets.left - insets.right,
        height: height - insets.top - insets.bottom,
        textScale,
      }),
    [width, height, insets, textScale],
  );
}

function ChoiceTable() {
  const { speech } = useSetting();
  const { arrangement } = useChoosingLayout();
  const choosing = useChoosing(speech.words);
  return arrangement === 'stack' ? <Stacked choosing={choosing} /> : <SideBySide choosing={choosing} />;
}

interface PartProps {
  readonly choosing: Choosing;
}

function Stacked({ choosing }: PartProps) {
  const { side, isCompact, isLargeText, areStandingsBelow } = useChoosingLayout();
  return (
    <View style={[styles.stack, { width: side }]}>
      <Head />
      {isLargeText || areStandingsBelow ? null : <Standings width={side} />}
      <Middle>
        {isLargeText ? <Standings width={side} columns={2} /> : null}
        {isCompact ? <Cards choosing={choosing} /> : null}
        {areStandingsBelow ? <Standings width={side} /> : null}
        <ForSale />
        {isCompact ? null : <Cards choosing={choosing} />}
      </Middle>
      <Foot choosing={choosing} />
    </View>
  );
}

function SideBySide({ choosing }: PartProps) {
  const { isLeftHanded } = useSetting();
  const { side, isLow, isRoomy, isLargeText } = useChoosingLayout();
  return (
    <View style={[styles.beside, isLeftHanded ? styles.mirrored : null]}>
      <View style={styles.main}>
        <Head />
        <Middle>
          <Cards choosing={choosing} />
        </Middle>
      </View>
      <View style={[styles.side, { width: side }]}>
        <Scroll style={styles.sideScroll} contentContainerStyle={styles.sideContent}>
          {isLow ? null : <Actions />}
          <Standings width={side} columns={isLargeText ? 2 : isRoomy ? 3 : undefined} />
          {isRoomy ? <Goods width={side} /> : <ForSale />}
        </Scroll>
        <Foot choosing={choosing} />
      </View>
    </View>
  );
}

/** Scrolls only where not everything fits; else cards can be carried out of it. */
function Middle({ children }: { readonly children: ReactNode }) {
  const { isLargeText, isScrolling } = useChoosingLayout();
  if (!isScrolling) return <DragRaise style={styles.middle}>{children}</DragRaise>;
  return (
    <Scroll style={styles.scroll} contentContainerStyle={styles.scrolled}>
      {isLargeText ? <Headline size={19.5} /> : null}
      {children}
    </Scroll>
  );
}

function Head() {
  const person = usePerson(useSetting().near);
  const { arrangement, side, isLow, isLargeText } = useChoosingLayout();
  const isStack = arrangement === 'stack';
  return (
    <View style={styles.head}>
      {isStack && side < 310 ? null : <Medallion person={person} size={side < 360 ? 30 : 38} />}
      <View style={styles.headline}>{isLargeText ? null : <Headline size={side < 360 ? 17 : 19.5} />}</View>
      {isStack || isLow ? <Actions /> : null}
    </View>
  );
}

function Headline({ size }: { readonly size: number }) {
  const { view, speech, near, people } = useSetting();
  const { words } = speech;
  const whose = playsAlone(people) ? words.alone(view.set) : words.onlyYou(speech.who(near), view.set);
  return (
    <View>
      <Title size={size} numberOfLines={2}>
        {words.chooseTitle}
      </Title>
      <Label size={14}>{whose}</Label>
    </View>
  );
}

function Actions() {
  return <View style={styles.actions}>{useSetting().actions}</View>;
}

/** Potions and the spell as they lie on the table, where there is room for them. */
const Goods = memo(function Goods({ width }: { readonly width: number }) {
  const { view, speech } = useSetting();
  const { spell } = view;
  const name = speech.text.spells[spell];
  return (
    <View style={styles.goods}>
      <PotionsForSale width={width} />
      <View style={styles.lying}>
        <SubjectTouch subject={{ type: 'spell', spell }}>
          <SpellPage spell={spell} name={name} width={104} />
        </SubjectTouch>
        <View style={styles.aside}>
          <Label isBold size={16}>
            {speech.words.spell(name)}
          </Label>
          <Label size={15}>{capital(speech.text.spellEffects[spell])}</Label>
        </View>
      </View>
    </View>
  );
});

function Cards({ choosing }: PartProps) {
  const { speech, hint } = useSetting();
  const { words } = speech;
  const [pointedAt] = rolesToTouch(hint, choosing.taken);
  const { card, columns, isScrolling } = useChoosingLayout();
  const width = columns * card + (columns - 1) * GAP;
  return (
    <View role="group" aria-label={words.roles} style={[styles.cards, { width }]}>
      {ROLES.map((role) => (
        <ChoiceCard
          key={role}
          role={role}
          width={card}
          isTaken={choosing.taken.includes(role)}
          reason={choosing.forbidden.includes(role) ? words.forbidden : undefined}
          isFixed={isScrolling}
          isPointedAt={pointedAt === role}
          onTouch={choosing.touch}
        />
      ))}
    </View>
  );
}

/** What was touched last, the five places and the seal: always in reach. */
function Foot({ choosing }: PartProps) {
  const { side, trayCard, isLargeText, isRoomy, hasHint } = useChoosingLayout();
  const { speech, hint, atThumb, isLeftHanded } = useSetting();
  const { words } = speech;
  const { taken, last, said, accepts, touch, seal } = choosing;
  const [wrong] = isFull(taken) ? rolesToTouch(hint, taken) : [];
  return (
    <View style={styles.foot}>
      <Told>
        <RoleStrip
          role={wrong ?? last}
          notice={wrong ? words.oneTooMany(speech.text.roles[wrong]) : said}
          hint={hasHint ? words.toldHere : words.howToChoose}
          isLarge={isRoomy}
        />
      </Told>
      <Tray taken={taken} width={side} card={trayCard} accepts={accepts} onTouch={touch} />
      <ThumbSide atThumb={atThumb} isLeftHanded={isLeftHanded}>
        <SealButton taken={taken} hasWax={!isLargeText && side >= 340} onPress={seal} />
      </ThumbSide>
      {hasHint ? (
        <Label size={13.5} align="center">
          {words.howToChoose}
        </Label>
      ) : null}
      <KeptClear />
    </View>
  );
}

/** Large letters scroll in a part of the screen, so that cards stay in sight. */
function Told({ children }: { readonly children: ReactNode }) {
  const { isLargeText } = useChoosingLayout();
  const { height } = useRoom();
  if (!isLargeText) return children;
  return <Scroll style={[styles.told, { maxHeight: height * 0.2 }]}>{children}</Scroll>;
}

interface SealButtonProps {
  readonly taken: Taken;
  readonly hasWax: boolean;
  readonly onPress: () => void;
}

function SealButton({ taken, hasWax, onPress }: SealButtonProps) {
  const { speech, hint } = useSetting();
  const { words } = speech;
  const free = stillFree(taken);
  return (
    <Button
      label={free === 0 ? words.seal : words.more(free)}
      hint={words.sealHint}
      reason={free === 0 ? undefined : words.notYet(free)}
      onPress={onPress}
      onRefused={onPress}
      testID="seal"
    >
      {hasWax ? (
        <View style={[styles.wax, free === 0 ? null : styles.dull]}>
          <GreatSeal size={42} />
        </View>
      ) : null}
      <Beacon isOn={isChosenAsHinted(hint, taken)} radius={13} />
    </Button>
  );
}

const styles = StyleSheet.create({
  velvet: { ...StyleSheet.absoluteFill, ...UNDER },
  stack: { flex: 1, alignSelf: 'center', gap: GAP },
  beside: { flex: 1, flexDirection: 'row', gap: 3 * GAP },
  mirrored: { flexDirection: 'row-reverse' },
  main: { flex: 1, gap: GAP },
  side: { gap: GAP },
  sideScroll: { flexGrow: 1, flexShrink: 1 },
  sideContent: { gap: GAP, flexGrow: 1, justifyContent: 'space-between' },
  middle: { flex: 1, gap: GAP, justifyContent: 'space-evenly' },
  // The light round a card reaches beyond the others.
  scroll: { flex: 1, marginHorizontal: -6 },
  scrolled: { gap: GAP + 2, padding: 6 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 10, paddingHorizontal: 4 },
  headline: { flex: 1 },
  actions: { flexDirection: 'row', gap: 6, justifyContent: 'flex-end' },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP, alignSelf: 'center' },
  goods: { flexGrow: 1, justifyContent: 'space-evenly', gap: 12, paddingVertical: 8 },
  lying: { flexDirection: 'row', alignItems: 'center', gap: 18, paddingHorizontal: 8 },
  aside: { flex: 1, gap: 8 },
  foot: { gap: GAP },
  told: { flexGrow: 0 },
  wax: { position: 'absolute', left: 14 },
  dull: { opacity: 0.6 },
});
