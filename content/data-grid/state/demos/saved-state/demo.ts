import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Save the state in local storage',
  height: 373,
  excerpt: ['React.useLayoutEffect(', '}, [apiRef]);'],
});
