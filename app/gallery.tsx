import { Redirect } from 'expo-router';
import { lazy, Suspense } from 'react';

/** Only those who build with the pieces get them: a build for everybody leaves them out. */
const Galleries = __DEV__
  ? lazy(async () => ({ default: (await import('@/components/galleries')).Galleries }))
  : null;

export default function Gallery() {
  if (!Galleries) return <Redirect href="/" />;
  return (
    <Suspense>
      <Galleries />
    </Suspense>
  );
}
