import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Person } from './board';
import { COLOURS, SIGILS } from '@/engine/core/guise';
import { Brass, Walnut } from './walnut';
import { Button, IconButton } from './button';
import { CardTurn } from './card-turn';
import { Curtain, HideNow, type CurtainWords } from './curtain';
import { DIE_FACES, Die, type DieKind } from './die';
import { Draggable, DragProvider, DropZone } from './drag-layer';
import { useFeel } from './feel';
import { Glow } from './glow';
import { HandFan } from './hand-fan';
import { Icon, ICON_NAMES } from './icon';
import { LogList } from './log-list';
import { Medallion, ShapeChip } from './medallion';
import { Parchment } from './parchment';
import { PORTRAITS } from './portraits';
import { Seal } from './seal';
import { Sheet } from './sheet';
import { Slider } from './slider';
import { CUES } from './sounds/cues';
import { Choice, Labelled, Switch } from './switch';
import { TextField } from './text-field';
import { useTheme } from './theme';
import { useToast } from './toast';
import { RADIUS, SPACE } from './tokens';
import { Body, Heading, Label, Lettering, Numeral, Title } from './type';

interface GalleryPiece {
  readonly name: string;
  /** Wants the whole screen to itself. */
  readonly isWhole?: boolean;
  readonly Example: () => ReactNode;
}

const PEOPLE: readonly Person[] = COLOURS.map((colour, index) => ({
  name: ['Karl', 'Ines', 'Maria', 'Perenelle', 'Geber', 'Zosimos', 'Minerva'][index] ?? colour,
  colour,
  sigil: SIGILS[index] ?? 'antimony',
  isBot: false,
}));
const [KARL, INES] = PEOPLE as readonly [Person, Person];
const MINERVA = PEOPLE.at(-1) ?? KARL;

function Words() {
  return (
    <Parchment style={styles.column}>
      <Title>Athanor</Title>
      <Heading tone="gold">The chronicle</Heading>
      <Body>Severus took three ingredients by his torso and played the tail of insect.</Body>
      <Body isItalic tone="second">
        four games at one fire
      </Body>
      <Label isBold tone="cinnabar">
        Minerva’s turn
      </Label>
      <Numeral>0123456789</Numeral>
    </Parchment>
  );
}

function Buttons() {
  const nothing = () => undefined;
  return (
    <View style={styles.column}>
      <Button size="large" icon="plus" label="New game" onPress={nothing} />
      <Button size="large" label="Start the game" note="3 people, 1 bot · Ines begins" onPress={nothing} />
      <View style={styles.row}>
        <Button label="Play left leg" onPress={nothing} style={styles.grow}>
          <ShapeChip colour="green" size={24} />
          <ShapeChip colour="purple" size={24} />
        </Button>
        <Button kind="walnut" label="End turn" onPress={nothing} />
      </View>
      <View style={styles.row}>
        <Button
          label="Draw"
          reason="With six tiles in the hand nobody can draw."
          onPress={nothing}
          style={styles.grow}
        />
        <Button kind="walnut" label="Restore" reason="Nothing sleeps." onPress={nothing} />
      </View>
      <View style={styles.row}>
        <IconButton icon="back" label="Back" onPress={nothing} />
        <IconButton icon="book" label="Rulebook" caption="Rulebook" size={64} onPress={nothing} />
        <IconButton icon="people" label="Roster" caption="Roster" size={64} onPress={nothing} />
        <IconButton kind="brass" icon="menu" label="Menu" onPress={nothing} />
        <HideNow label="Hide now" onPress={nothing} />
      </View>
    </View>
  );
}

const WHO = [
  { value: 'person', label: 'Person', icon: 'person' },
  { value: 'bot', label: 'Bot', icon: 'bot' },
] as const;
const STOPS = [
  { value: 'any', label: 'any power' },
  { value: 'mine', label: 'only at me' },
] as const;

function Controls() {
  const [isOn, setOn] = useState(true);
  const [who, setWho] = useState<(typeof WHO)[number]['value']>('person');
  const [stops, setStops] = useState<(typeof STOPS)[number]['value']>('any');
  const [name, setName] = useState('Ines');
  const [move, setMove] = useState(4);
  return (
    <View style={styles.column}>
      <Walnut contentStyle={styles.column}>
        <Labelled title="A head stops" help="another player’s power">
          <Choice label="A head stops" options={STOPS} value={stops} onChange={setStops} />
        </Labelled>
        <Switch
          label="Favourite for late seats"
          help="third and later begin with one"
          isOn={isOn}
          onChange={setOn}
        />
        <Slider label="Move" value={move} least={0} most={20} onChange={setMove} />
      </Walnut>
      <Parchment style={styles.column}>
        <TextField label="Name" value={name} onChange={setName} maxLength={20} />
        <TextField label="Import" value="{" onChange={setName} problem="This is not a saved game." />
        <Choice label="Who plays" options={WHO} value={who} onChange={setWho} isIconOnly />
      </Parchment>
    </View>
  );
}

function Medallions() {
  return (
    <View style={styles.column}>
      <View style={styles.row}>
        {PEOPLE.map((person) => (
          <Medallion key={person.colour} person={person} />
        ))}
      </View>
      <View style={styles.row}>
        {SIGILS.map((sigil) => (
          <Medallion key={sigil} person={{ colour: 'orange', sigil }} size={36} />
        ))}
        {PORTRAITS.map((portrait) => (
          <Medallion key={portrait} person={{ colour: 'sky', sigil: 'sun', portrait }} size={36} />
        ))}
      </View>
      <Parchment style={styles.row}>
        {COLOURS.map((colour) => (
          <ShapeChip key={colour} colour={colour} size={20} />
        ))}
      </Parchment>
    </View>
  );
}

function Signs() {
  return (
    <Walnut contentStyle={styles.row}>
      {ICON_NAMES.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </Walnut>
  );
}

const TURNS = [
  { key: '5', when: 'Round 5', person: KARL, headline: 'Karl struck with his tail.', lines: [] },
  {
    key: '6',
    when: 'Round 6',
    person: MINERVA,
    lines: [
      { key: '1', words: 'Minerva drew a tile.', isSealed: true },
      { key: '2', words: 'Ines stopped Minerva’s arm.', person: INES },
    ],
  },
];

function Chronicle() {
  return (
    <Parchment>
      <LogList turns={TURNS} sealLabel="Sealed: no undo beyond this" />
      <View style={styles.row}>
        <Seal size={48} />
      </View>
    </Parchment>
  );
}

function SheetAndToast() {
  const [isOpen, setOpen] = useState(false);
  const { show } = useToast();
  const action = { label: 'Open the rule', onPress: () => setOpen(true) };
  return (
    <View style={styles.row}>
      <Button label="Open a sheet" onPress={() => setOpen(true)} />
      <Button
        kind="walnut"
        label="Refuse"
        onPress={() => show({ words: 'With six tiles nobody can draw.', action })}
      />
      <Sheet isOpen={isOpen} title="Chronicle" closeLabel="Close" onClose={() => setOpen(false)}>
        <Chronicle />
      </Sheet>
    </View>
  );
}

const CARDS = [
  { id: 'ear', label: 'Right ear', colour: 'vermilion' },
  { id: 'head', label: 'Head', colour: 'green' },
  { id: 'leg', label: 'Left leg', colour: 'sky' },
  { id: 'arm', label: 'Right arm', colour: 'blue' },
  { id: 'torso', label: 'Torso', colour: 'purple' },
  { id: 'tail', label: 'Tail', colour: 'yellow' },
] as const;

function HandAndPlaces() {
  const [selected, setSelected] = useState<string | null>('leg');
  const [placed, setPlaced] = useState<readonly string[]>([]);
  const [width, setWidth] = useState(340);
  const { colours } = useTheme();
  const left = CARDS.filter(({ id }) => !placed.includes(id));
  const put = (id: string) => {
    setPlaced([...placed, id]);
    setSelected(null);
  };
  return (
    <DragProvider>
      <View onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
        <View style={styles.row}>
          {['leg', 'tail'].map((place) => (
            <DropZone
              key={place}
              id={place}
              label={`Place of the ${place}`}
              accepts={(id) => id === place}
              onDrop={put}
              isLit={selected === place}
              onTap={() => selected === place && put(place)}
              style={[styles.place, { borderColor: colours.line }]}
            >
              <Label align="center">{placed.includes(place) ? `${place} ✓` : place}</Label>
            </DropZone>
          ))}
          <Draggable id="loose" label="A loose piece" style={styles.grow}>
            <Medallion person={MINERVA} size={56} />
          </Draggable>
        </View>
        <HandFan
          label="Hand"
          items={left}
          selected={selected}
          onSelect={(id) => setSelected(id === selected ? null : id)}
          render={({ label, colour }) => (
            <View style={[styles.card, { borderColor: colours.edge }]}>
              <View style={styles.spine}>
                <ShapeChip colour={colour} size={18} />
              </View>
              <Lettering size={15} style={styles.cardName}>
                {label}
              </Lettering>
            </View>
          )}
          cardWidth={114}
          cardHeight={94}
          spine={20}
          width={width}
        />
      </View>
    </DragProvider>
  );
}

function Turning() {
  const [isFaceUp, setFaceUp] = useState(true);
  const [roll, setRoll] = useState(0);
  const die = (kind: DieKind) => DIE_FACES[kind][(roll * 4 + 2) % 6] ?? 0;
  return (
    <View style={styles.row}>
      <CardTurn
        isFaceUp={isFaceUp}
        face={<Parchment style={styles.turning} />}
        back={<Walnut style={styles.turning} />}
      />
      <Button kind="walnut" label="Turn" onPress={() => setFaceUp(!isFaceUp)} />
      <Die kind="common" value={die('common')} roll={roll} label={`shows ${die('common')}`} />
      <Die kind="small" value={die('small')} roll={roll} label={`shows ${die('small')}`} />
      <Button label="Roll" onPress={() => setRoll(roll + 1)} />
    </View>
  );
}

function Frames() {
  return (
    <View style={styles.row}>
      <Brass style={styles.frame} />
      <View style={styles.frame}>
        <Walnut style={styles.frame} />
        <Glow isOn radius={RADIUS.large} />
      </View>
      <View style={styles.frame}>
        <Walnut style={styles.frame} />
        <Glow isOn isDashed={false} radius={RADIUS.large} />
      </View>
    </View>
  );
}

function Sounds() {
  const { play } = useFeel();
  return (
    <View style={styles.row}>
      {CUES.map((cue) => (
        <Button key={cue} kind="walnut" size="small" label={cue} onPress={() => play(cue)} />
      ))}
    </View>
  );
}

const CURTAIN_WORDS: CurtainWords = {
  handTo: 'Hand the device to',
  hold: 'Minerva: press and hold',
  openPlainly: 'Open without holding',
  lately: 'What happened',
  promise: 'Nothing hidden is on this page.',
  leave: 'Leave the table',
};

function CurtainExample() {
  return (
    <Curtain
      person={MINERVA}
      words={CURTAIN_WORDS}
      told={[
        {
          person: INES,
          lines: ['Ines took three ingredients by her torso and played the tail of insect.'],
        },
      ]}
      scores={PEOPLE.slice(3).map((person, index) => ({ person, value: `${7 - index}/9`, unit: 'parts' }))}
      onOpen={() => undefined}
      onLeave={() => undefined}
    />
  );
}

/** Everything of the kit, to be looked at while it is made. */
export function kitGallery(): readonly GalleryPiece[] {
  return [
    { name: 'Words', Example: Words },
    { name: 'Buttons', Example: Buttons },
    { name: 'Controls', Example: Controls },
    { name: 'Medallions', Example: Medallions },
    { name: 'Signs', Example: Signs },
    { name: 'Chronicle', Example: Chronicle },
    { name: 'Sheet and message', Example: SheetAndToast },
    { name: 'Hand and places', Example: HandAndPlaces },
    { name: 'Turning', Example: Turning },
    { name: 'Frames and glow', Example: Frames },
    { name: 'Sounds', Example: Sounds },
    { name: 'Curtain', Example: CurtainExample, isWhole: true },
  ];
}

const styles = StyleSheet.create({
  column: { gap: SPACE.medium },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.medium },
  grow: { flexGrow: 1 },
  place: { width: 100, height: 90, borderWidth: 1, borderRadius: 9, justifyContent: 'center' },
  card: {
    flex: 1,
    flexDirection: 'row',
    backgroundColor: '#F0E0BF',
    borderWidth: 1.4,
    borderRadius: 7,
    overflow: 'hidden',
  },
  spine: { width: 22, alignItems: 'center', justifyContent: 'center', backgroundColor: '#5A2F1A' },
  cardName: { flex: 1, padding: SPACE.small, color: '#2B1D12' },
  turning: { width: 72, height: 72 },
  frame: { width: 96, height: 96 },
});
