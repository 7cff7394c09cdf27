import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A picker, a field and a calendar',
  height: [496, 336],
});
