import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A field for each end of the range',
  height: 56,
});
