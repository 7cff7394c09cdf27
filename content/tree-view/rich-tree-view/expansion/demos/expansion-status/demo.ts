import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Ask whether a branch is open', height: 190 });
