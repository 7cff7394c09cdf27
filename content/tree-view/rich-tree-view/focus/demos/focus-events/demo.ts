import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Show the last focused item', height: 170 });
