import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'onChange while the hand moves',
  height: 341,
  excerpt: ['<StaticTimePicker', '        />'],
});
