import { propsId } from './propsId.ts';

/** The props of a room as data: in the parts document for `mountRoom`, in the page of the room for `hydrateRoom`. */
export function RoomProps<Props extends object>({ of, props }: { of: string; props: Props }) {
  return (
    <script type="application/json" id={propsId(of)}>
      {JSON.stringify(props).replaceAll('<', '\\u003c')}
    </script>
  );
}
