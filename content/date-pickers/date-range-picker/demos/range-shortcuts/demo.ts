import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Ready-made ranges beside the calendar',
  height: 56,
});
