import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Find the component for your case',
  height: [308, 260],
});
