import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Save when the hand is released',
  height: 300,
  excerpt: ['<TimeClock', '        />'],
});
