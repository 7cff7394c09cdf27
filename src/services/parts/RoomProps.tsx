import { propsId } from './propsId.ts';

/** The props of a room as data in the parts document, read by `mountRoom` when a reader asks for the room. */
export function RoomProps<Props extends object>({ of, props }: { of: string; props: Props }) {
  return (
    <script type="application/json" id={propsId(of)}>
      {JSON.stringify(props).replaceAll('<', '\\u003c')}
    </script>
  );
}
