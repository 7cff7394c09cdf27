import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Actions next to the calendar',
  height: 336,
  excerpt: ['<StaticDatePicker', '/>'],
});
