import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Branches that are open at first', height: 192 });
