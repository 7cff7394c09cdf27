import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A line that adds a point every second',
  height: 317,
  excerpt: ['React.useEffect', '}, [isRunning]);', 'skipAnimation', 'dataset='],
});
