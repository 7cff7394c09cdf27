import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Named, read-only and disabled ranges',
  height: 289,
});
