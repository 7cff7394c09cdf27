import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose which end users edit',
  height: 415,
  ssr: false,
});
