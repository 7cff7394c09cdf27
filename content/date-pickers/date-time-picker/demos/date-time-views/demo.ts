import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Different sets of views',
  height: 216,
  excerpt: ['<DateTimePicker', "views={['month', 'day', 'hours', 'minutes']}"],
  picture: 'Choose',
});
