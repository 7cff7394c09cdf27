import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Read the whole tree as it is now', height: 357 });
