import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A rule for the start date only',
  height: 79,
  excerpt: ['function isDayDisabled', '}', '<DateRangePicker', '      />'],
  picture: 'Choose',
});
