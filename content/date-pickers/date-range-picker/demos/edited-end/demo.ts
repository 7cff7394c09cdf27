import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose which end is edited',
  height: 415,
  ssr: false,
});
