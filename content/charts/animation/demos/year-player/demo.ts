import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Play through the years, with a pause button',
  height: [358, 334],
  excerpt: ['React.useEffect', '}, [isPlaying]);'],
});
