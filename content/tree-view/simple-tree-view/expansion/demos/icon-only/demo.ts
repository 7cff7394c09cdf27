import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Open a branch with its icon only', height: 96 });
