import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Picker, field and calendar for the same date',
  height: [496, 336],
});
