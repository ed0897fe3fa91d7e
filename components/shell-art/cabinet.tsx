import { Children, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Defs, Path, Svg } from 'react-native-svg';

import { GradientDef, Paint, paint, painted, usePaintId } from '@/components/kit/paint';
import { useTheme } from '@/components/kit/theme';
import { useSize } from '@/components/kit/use-size';

const POST = 11;
const CORNICE = 18;

function Cornice() {
  const { colours, materials } = useTheme();
  const [size, onLayout] = useSize();
  const id = usePaintId();
  const width = size?.width ?? 0;
  return (
    <View style={styles.cornice} onLayout={onLayout}>
      {size ? (
        <Svg width={width} height={CORNICE} aria-hidden>
          <Defs>
            <GradientDef id={id} gradient={materials.shelfTop} />
          </Defs>
          <Path
            d={`M1 1H${width - 1}V8Q${width - 6} 10 ${width - 6} ${CORNICE - 1}H6Q6 10 1 8Z`}
            fill={paint(id)}
            stroke={colours.edge}
            strokeWidth={1.2}
          />
          <Path d={`M2 2H${width - 3}`} stroke="#F0C890" strokeOpacity={0.8} strokeWidth={1.4} />
        </Svg>
      ) : null}
    </View>
  );
}

function Post({ left }: { readonly left: `${number}%` }) {
  const { colours, materials } = useTheme();
  return <View style={[styles.post, { left, borderColor: colours.edge }, painted(materials.post)]} />;
}

function Row({ columns, children }: { readonly columns: number; readonly children: readonly ReactNode[] }) {
  return (
    <View style={styles.row}>
      {Array.from({ length: columns + 1 }, (_, post) => (
        <Post key={post} left={`${(post / columns) * 100}%`} />
      ))}
      {children.map((cell, index) => (
        <View key={index} style={styles.cell}>
          {cell}
        </View>
      ))}
    </View>
  );
}

/** The edge of the shelf below one niche; it runs on behind the posts to its neighbours. */
export function ShelfEdge({ children }: { readonly children: ReactNode }) {
  const { colours, materials } = useTheme();
  return (
    <View style={[styles.edge, { borderColor: colours.edge }]}>
      <Paint gradient={materials.shelf} />
      <View style={[styles.lip, painted(materials.shelfTop)]} />
      <View style={styles.shine} />
      {children}
    </View>
  );
}

interface CabinetProps {
  readonly columns: number;
  readonly children: ReactNode;
}

/** The piece of furniture that the games stand in; one child a niche, each closing with its `ShelfEdge`. */
export function Cabinet({ columns, children }: CabinetProps) {
  const { colours, materials } = useTheme();
  const cells = Children.toArray(children);
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
  return (
    <View style={styles.cabinet}>
      <View style={[styles.body, { borderColor: colours.edge, boxShadow: `3px 7px 0px ${colours.shadow}` }]}>
        <Paint gradient={materials.shelf} radius={7} />
        {rows.map((row, index) => (
          <Row key={index} columns={columns}>
            {row}
          </Row>
        ))}
        <View style={styles.plinth} />
      </View>
      <Cornice />
    </View>
  );
}

const styles = StyleSheet.create({
  // It juts out over the body, and so is painted after it.
  cabinet: { flexDirection: 'column-reverse' },
  cornice: { height: CORNICE, marginHorizontal: -5, marginBottom: -2 },
  body: { borderWidth: 1.4, borderBottomLeftRadius: 8, borderBottomRightRadius: 8, overflow: 'hidden' },
  row: { flexDirection: 'row', paddingHorizontal: POST / 2 },
  cell: { flex: 1, paddingHorizontal: POST / 2 },
  post: { position: 'absolute', top: 0, bottom: 0, width: POST, marginLeft: -POST / 2, borderWidth: 0.8 },
  edge: {
    flexGrow: 1,
    justifyContent: 'center',
    marginHorizontal: -POST / 2 - 1,
    paddingHorizontal: POST / 2 + 2,
    paddingTop: 9,
    paddingBottom: 6,
    borderTopWidth: 1,
    borderBottomWidth: 1,
  },
  lip: { position: 'absolute', left: 0, right: 0, top: 0, height: 7 },
  shine: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 0,
    height: 1.3,
    backgroundColor: 'rgba(240, 200, 144, 0.75)',
  },
  plinth: { height: 5 },
});
