import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Different sets of views', height: 296, picture: 'Choose' });
