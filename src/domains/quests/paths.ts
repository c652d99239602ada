/** Path without locale prefix; `href` of the app adds it: the quests are a part of the loyalty page. */
export const questsPath = '/loyalty#quests';
