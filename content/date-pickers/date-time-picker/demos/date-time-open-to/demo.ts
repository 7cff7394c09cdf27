import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Open on the hours or the year',
  height: 136,
  excerpt: ['<DateTimePicker', '        />'],
  picture: 'Choose',
});
