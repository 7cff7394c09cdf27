import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Disabled, read-only and named',
  height: 289,
});
