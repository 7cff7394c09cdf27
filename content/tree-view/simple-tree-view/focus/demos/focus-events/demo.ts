import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Show a hint for the focused item', height: 132 });
