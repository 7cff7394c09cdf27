import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Focus in a range picker with one field and with two',
  height: 128,
  excerpt: ['<DateRangePicker', '        />'],
  picture: 'Choose',
});
